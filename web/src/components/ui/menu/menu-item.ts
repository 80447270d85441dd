/** One item of a dropdown menu. `to` stays in the app; `href` is a phone number, a mail address or another document. */
export interface MenuItem {
  id: string;
  label: string;
  hint?: string;
  to?: string;
  href?: string;
}
