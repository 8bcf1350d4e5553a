/** Tailwind 4 needs only its own plugin; each web app re-exports this. */
export default { plugins: { "@tailwindcss/postcss": {} } };
