declare module 'vnu-jar' {
  /** Where the program is. */
  const path: object;
  export default path;
}
