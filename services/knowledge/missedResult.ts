/** Rule for a project that misses the promised number. A sample, like all terms here. */
export const missedResult = {
  title: 'If the promised result is missed',
  text: 'A quarter after the start we count the promised number again. If it is missed, we work on it for three more months at our own cost. If it is still missed then, you get the last of the three parts of the price back.',
} as const;
