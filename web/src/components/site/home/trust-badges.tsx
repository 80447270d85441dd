import { Award, BadgeCheck, Building2, CalendarClock, ShieldCheck, Siren } from 'lucide-react';
import { homeContent } from '../../../content/home';
import { useContent } from '../../../lib/language-context';
import { yearsOfExperience } from '../../../lib/site';

export function TrustBadges() {
  const { trust } = useContent(homeContent);
  const badges = [
    { Icon: BadgeCheck, words: trust.satisfaction },
    ...trust.award.map((words) => ({ Icon: Award, words })),
    { Icon: ShieldCheck, words: trust.licensed },
    { Icon: CalendarClock, words: trust.years(yearsOfExperience) },
    ...trust.associations.map((words) => ({ Icon: Building2, words })),
    ...trust.emergency.map((words) => ({ Icon: Siren, words })),
  ];
  return (
    <section aria-label={trust.label} className="border-b border-line bg-band">
      <ul
        data-keeps-height
        className="page-width grid grid-cols-2 gap-x-4 gap-y-4 py-5 sm:gap-x-6 sm:py-6 lg:grid-cols-3"
      >
        {badges.map(({ Icon, words: [title = '', text] }) => (
          <li key={text} className="flex items-start gap-2 max-sm:text-sm sm:gap-3">
            <Icon aria-hidden className="size-6 shrink-0 text-star sm:size-9" />
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
