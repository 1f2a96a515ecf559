export const markMeans = (mark: string) => `Each mark is ${mark}.`;
