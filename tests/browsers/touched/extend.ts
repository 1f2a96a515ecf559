/** Changes that well-known extensions make to a page before its scripts run. Runs in the page. */
export function extend() {
  const { documentElement: root, head, body } = document;
  // Grammar checkers.
  root.setAttribute('data-lt-installed', 'true');
  body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
  body.setAttribute('data-gr-ext-installed', '');
  body.setAttribute('cz-shortcut-listen', 'true');
  // Dark Reader.
  root.setAttribute('data-darkreader-mode', 'dynamic');
  root.setAttribute('data-darkreader-scheme', 'dark');
  head.append(Object.assign(document.createElement('meta'), { name: 'darkreader', content: '1f2e' }));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('h1 { color: rgb(232, 230, 227) }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const drawing of body.querySelectorAll('svg')) drawing.setAttribute('data-darkreader-inline-fill', '');
  // Password managers: attributes on fields, a button beside them, and elements before and after the app.
  for (const field of body.querySelectorAll('input, textarea')) {
    field.setAttribute('data-gramm', 'false');
    field.setAttribute('data-com.bitwarden.browser.user-edited', 'yes');
    field.setAttribute('autocapitalize', 'off');
    const mark = document.createElement('com-1password-button');
    mark.attachShadow({ mode: 'open' });
    field.after(mark);
  }
  body.prepend(document.createElement('grammarly-desktop-integration'));
  body.append(document.createElement('plasmo-csui'));
}
