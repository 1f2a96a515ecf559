/** Excludes visually hidden text when a visitor selects and copies text. */
export const notCopied = { WebkitUserSelect: 'none', userSelect: 'none' } as const;

/** Hides a text from view, but not from screen readers. */
export const onlyAnnounced = {
  position: 'absolute',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
  ...notCopied,
} as const;
