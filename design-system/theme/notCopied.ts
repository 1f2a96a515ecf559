/** Excludes visually hidden text when a visitor selects and copies text. */
export const notCopied = { WebkitUserSelect: 'none', userSelect: 'none' } as const;
