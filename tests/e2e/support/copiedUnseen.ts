/** Returns the invisible texts that a copy of an element would contain. Runs in the page. */
export function copiedUnseen(selector: string): string[] {
  const root = document.querySelector(selector);
  if (!root) throw new Error(`The page has no ${selector}.`);
  /** Whether a box around a text hides all of it. */
  const isClipped = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, overflow, fontSize } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      if (clipPath === 'inset(50%)' || fontSize === '0px') return true;
      if (overflow === 'hidden' && (width < 2 || height < 2)) return true;
    }
    return false;
  };
  const unseen: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!node.textContent?.trim() || !parentElement || !isClipped(parentElement)) continue;
    const selection = getSelection();
    selection?.selectAllChildren(parentElement);
    const text = selection?.toString().trim();
    if (text) unseen.push(text);
  }
  return unseen;
}
