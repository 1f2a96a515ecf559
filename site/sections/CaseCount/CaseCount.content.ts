export const markMeaning = (mark: string) => `Each mark is ${mark}.`;
