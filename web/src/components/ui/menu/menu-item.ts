/** An item of a menu. `to` is a path within the app. `href` is a phone number, a mail address or another document. */
export interface MenuItem {
  id: string;
  label: string;
  hint?: string;
  to?: string;
  href?: string;
}
