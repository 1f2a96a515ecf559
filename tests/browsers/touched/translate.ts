/** Error of React when the HTML was changed before hydration. React renders the part again, and a visitor sees no difference. */
export const hydrationErrors = [/Minified React error #418/];

/** Wraps every text, present or added later, as the translation of Chrome and Edge does. Runs in the page. */
export function translateAtOnce() {
  const skipped = 'script, style, noscript, textarea, font, .notranslate, [translate="no"]';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text.data);
  };
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    texts.forEach(wrap);
  };
  translate();
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'el';
  new MutationObserver(translate).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Does the same after hydration, as if the visitor chose another language then. */
export const translateLater = `function () {
  const begin = () => {
    // The button of the chat exists only after hydration.
    if (document.querySelector('aside > [aria-expanded]')) (${translateAtOnce})();
    else requestAnimationFrame(begin);
  };
  begin();
}`;
