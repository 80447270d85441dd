import { Award, BadgeCheck, Building2, CalendarClock, ShieldCheck, Siren } from 'lucide-react';
import { homeContent } from '../../../content/home';
import { useContent } from '../../../lib/language-context';
import { yearsOfExperience } from '../../../lib/site';

export function TrustBadges() {
  const { trust } = useContent(homeContent);
  const badges = [
    { Icon: BadgeCheck, words: trust.satisfaction },
    { Icon: Award, words: trust.award },
    { Icon: ShieldCheck, words: trust.licensed },
    { Icon: CalendarClock, words: trust.years(yearsOfExperience) },
    { Icon: Building2, words: trust.associations },
    { Icon: Siren, words: trust.emergency },
  ];
  return (
    <section aria-label={trust.label} className="border-b border-line bg-band">
      <ul className="page-width grid gap-x-6 gap-y-4 py-6 min-[460px]:grid-cols-2 lg:grid-cols-3">
        {badges.map(({ Icon, words: [title = '', text] }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon aria-hidden className="size-9 shrink-0 text-star" />
            <p>
              <strong className="block font-semibold first-letter:uppercase">{title}</strong>
              <span className="sr-only"> - </span>
              <span className="text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
