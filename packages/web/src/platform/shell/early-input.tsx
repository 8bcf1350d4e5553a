"use client";

// React marks every element that it has taken over. What somebody does to one that it has not is kept, and done again once
// it has: until then a button would do nothing, a field would lose its text, and a form would send it in the address. A
// field's text is set twice, because React takes no notice of a value that it has seen. A press that React could take
// waits for what is about to be done again: it would send a form whose texts React does not know yet. An element is marked before its
// part of the page is taken over as a whole, and a choice that has React finish that undoes itself: an event that nobody hears
// of has it finish first.
const KEEP_EARLY_INPUT = `(function () {
  var typed = new Map(), taps = [], until = 0, waits = false, isOurs = false;
  function isTaken(el) { return Object.keys(el).some(function (key) { return key.indexOf("__reactProps$") === 0; }); }
  function isChoice(el) { return el.type === "checkbox" || el.type === "radio"; }
  function isReplaced(old, el) {
    if (old === el || !isChoice(el) && !isChoice(old)) return true;
    return el.type === "radio" && old.type === "radio" && old.name === el.name;
  }
  function isAnyDue() {
    return Array.from(typed.keys()).concat(taps.map(function (tap) { return tap.el; })).some(isTaken);
  }
  function wait() { if (!waits) { waits = true; setTimeout(next, 30); } }
  function next() {
    waits = false;
    if (Date.now() > until) { typed.clear(); taps = []; return; }
    var isFree = true;
    typed.forEach(function (text, el) {
      if (!el.isConnected) typed.delete(el);
      else if (isFree && isTaken(el)) { isFree = false; typed.delete(el); act(el, function () { type(el, text); }); }
    });
    while (taps.length && !taps[0].el.isConnected) taps.shift();
    if (taps.length && isFree && !typed.size && isTaken(taps[0].el)) {
      var tap = taps.shift(), el = tap.el;
      act(el, function () {
        if (el.tagName === "FORM") el.requestSubmit();
        else { if (isChoice(el)) el.checked = !tap.to; el.click(); }
      });
    }
    if (typed.size || taps.length) wait();
  }
  function act(el, what) {
    isOurs = true;
    try {
      el.dispatchEvent(new Event("auxclick", { bubbles: true }));
      what();
    } finally { isOurs = false; }
  }
  function type(el, text) {
    el.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(el), "value").set.call(el, text);
    el.dispatchEvent(new Event("input", { bubbles: true }));
  }
  function keep(event) {
    var at = event.target;
    if (isOurs || !at.closest) return;
    var el = event.type === "click" ? at.closest("button,input[type=checkbox],input[type=radio]") : at;
    if (!el) return;
    if (isTaken(el)) {
      if (event.type === "input") { typed.delete(el); return; }
      if (!isAnyDue()) return;
    }
    until = Date.now() + 15000;
    if (event.type === "input") { if (!isChoice(el)) typed.set(el, el.value); }
    else {
      // A choice shows at once; it is made once more for the page to hear of it.
      if (!isChoice(el)) event.preventDefault();
      event.stopImmediatePropagation();
      taps = taps.filter(function (tap) { return !isReplaced(tap.el, el); });
      taps.push({ el: el, to: el.checked });
    }
    wait();
  }
  ["click", "submit", "input"].forEach(function (name) { addEventListener(name, keep, true); });
})()`;

/** In a page that was drawn it stands already: neither the page's data nor its code carries it once more. */
const TEXT = typeof window === "undefined" ? KEEP_EARLY_INPUT : "";

/**
 * Keeps what is typed, what is chosen and the last button pressed before the page can answer, and answers then. Stands before
 * what can be tapped, and runs before it can be: neither async nor a module, which a quick tap would get ahead of.
 */
export function EarlyInput() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TEXT }} />;
}
