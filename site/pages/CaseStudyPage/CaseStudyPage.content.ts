export const labels = { list: 'Case Studies', next: 'Read this case next' };
