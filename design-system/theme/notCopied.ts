/** Excludes visually hidden text from selecting and copying. */
export const notCopied = { WebkitUserSelect: 'none', userSelect: 'none' } as const;
