/** An address the visitor typed elsewhere on the page. A new object each time, so that the same text fills the form again. */
export interface CarriedAddress {
  address: string;
}
