import { crewPortrait } from '../../../assets/drawings';
import { paths } from '../../../config/paths';
import { homeContent } from '../../../content/home';
import { useContent, useLanguage } from '../../../lib/language-context';
import { listOfNames } from '../../../lib/list-of-names';
import { buttonClass } from '../../ui/button';
import { LocalLink } from '../local-link';
import { SitePicture } from '../site-picture';
import { profile, yearsOfExperience } from '../../../lib/site';

export function AboutBlock() {
  const content = useContent(homeContent).about;
  const owners = listOfNames(profile.owners, useLanguage());
  return (
    <section aria-labelledby="about-title" className="section-space">
      <div className="page-width grid items-center gap-6 lg:grid-cols-2 lg:gap-14">
        <div className="relative">
          <SitePicture
            place="home"
            shipped={crewPortrait}
            focus="object-[72%_50%]"
            sizes="(min-width: 1024px) 560px, 100vw"
            className="aspect-4/3 w-full rounded-3xl"
          />
          <p className="absolute top-4 right-4 rounded-2xl bg-ground px-5 py-3 text-center shadow-lg">
            <strong className="block font-display text-4xl text-primary">{yearsOfExperience}+</strong>
            {content.years}
          </p>
        </div>
        <div className="space-y-3 sm:space-y-4">
          <h2 id="about-title" className="text-title">
            {content.title}
          </h2>
          <p className="font-semibold">{content.owned(owners)}</p>
          <p className="reading-width sm:text-lg">{content.text}</p>
          <LocalLink to={paths.about} className={buttonClass('outline')}>
            {content.link}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}
