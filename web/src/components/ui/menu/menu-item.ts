/** One line of a dropdown menu: `to` stays in the app, `href` is a telephone, mail or foreign address. */
export interface MenuItem {
  id: string;
  label: string;
  hint?: string;
  to?: string;
  href?: string;
}
