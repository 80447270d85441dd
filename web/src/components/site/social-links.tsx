import facebook from '../../assets/social/facebook.svg';
import instagram from '../../assets/social/instagram.svg';
import linkedin from '../../assets/social/linkedin.svg';
import pinterest from '../../assets/social/pinterest.svg';
import twitter from '../../assets/social/twitter.svg';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { profile } from '../../lib/site';

const networks = {
  facebook: { name: 'Facebook', mark: facebook },
  twitter: { name: 'Twitter', mark: twitter },
  linkedin: { name: 'LinkedIn', mark: linkedin },
  instagram: { name: 'Instagram', mark: instagram },
  pinterest: { name: 'Pinterest', mark: pinterest },
};

export function SocialLinks({ of }: { of: readonly (keyof typeof networks)[] }) {
  const content = useContent(commonContent);
  const shown = of.filter((id) => profile.socialMedia[id]);
  if (shown.length === 0) return null;
  return (
    <ul className="flex max-[18rem]:flex-wrap">
      {shown.map((id) => (
        <li key={id}>
          <a
            href={profile.socialMedia[id]}
            target="_blank"
            rel="noreferrer"
            aria-label={content.socialOn(networks[id].name)}
            className="grid size-11 place-items-center rounded-full hover:bg-current/15"
          >
            <span
              aria-hidden
              className="size-5 bg-current forced-colors:bg-[LinkText]"
              style={{ mask: `url("${networks[id].mark}") center / contain no-repeat` }}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
