/** Keeps text that is heard and not seen out of what a visitor selects and copies. */
export const notCopied = { WebkitUserSelect: 'none', userSelect: 'none' } as const;
