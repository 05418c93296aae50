/** A paragraph, a heading, an item of a list or a cell of a table, as plain text on one line. */
export interface TextBlock {
  text: string;
  isHeading: boolean;
}
