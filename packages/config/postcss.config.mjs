/** Tailwind 4 needs only this plugin; each web app re-exports the config. */
export default { plugins: { "@tailwindcss/postcss": {} } };
