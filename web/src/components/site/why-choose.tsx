import { servicesContent } from '../../content/services';
import { useContent } from '../../lib/language-context';

export function WhyChoose() {
  const { why } = useContent(servicesContent);
  return (
    <section aria-labelledby="why-title" className="section-space">
      <div className="page-width">
        <h2 id="why-title" className="text-title">
          {why.title}
        </h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {why.reasons.map(([title, text]) => (
            <li key={title} className="border-t-4 border-primary pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
