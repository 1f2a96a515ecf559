/** Labels of code and tables. */
export const labels = { code: 'Code', table: 'Table', copyCode: 'Copy code', copyTable: 'Copy table' };
