declare module 'vnu-jar' {
  /** Path of the program. */
  const path: object;
  export default path;
}
