/** A paragraph, a heading, a list item or a table cell, as plain text on one line. */
export interface TextBlock {
  text: string;
  isHeading: boolean;
}
