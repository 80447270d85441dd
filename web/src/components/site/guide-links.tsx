import { paths } from '../../config/paths';
import { commonContent } from '../../content/common';
import { servicesContent } from '../../content/services';
import { useContent } from '../../lib/language-context';
import { LocalLink } from './local-link';

export function GuideLinks() {
  const { plantGuide, plantProblems } = useContent(commonContent);
  const { detail } = useContent(servicesContent);
  const links = [
    { to: paths.plants, title: plantGuide, text: detail.plantsText, picture: 'group-palm' },
    {
      to: paths['plant-problems'],
      title: plantProblems,
      text: detail.problemsText,
      picture: 'sign-orange-spotted-fronds',
    },
  ];
  return (
    <section className="page-width pb-16">
      <h2 className="mb-5 text-title">{detail.guide}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {links.map(({ to, title, text, picture }) => (
          <li
            key={to}
            className="relative flex overflow-hidden rounded-2xl border border-line bg-ground transition-shadow duration-200 hover:shadow-lg"
          >
            <img
              src={`/guide/${picture}.svg`}
              alt=""
              width={400}
              height={300}
              loading="lazy"
              className="w-28 shrink-0 bg-band object-cover sm:w-36"
            />
            <div className="p-4">
              <h3 className="text-xl">
                <LocalLink
                  to={to}
                  className="text-link underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </LocalLink>
              </h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
