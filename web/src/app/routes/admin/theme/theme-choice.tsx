import { useDispatch, useSelector } from 'react-redux';
import { Checkbox } from '../../../../components/ui/checkbox';
import { adminContent } from '../../../../content/admin';
import { useContent } from '../../../../lib/language-context';
import type { AppDispatch } from '../../../../lib/root-reducer';
import { chooseTheme, selectThemeChoice, themeChoices } from './theme-slice';

export function ThemeChoice() {
  const { theme } = useContent(adminContent);
  const dispatch = useDispatch<AppDispatch>();
  const chosen = useSelector(selectThemeChoice);
  return (
    <section className="rounded-2xl border border-line p-4 sm:p-5">
      <fieldset>
        <legend>
          <h2 className="text-heading">{theme.title}</h2>
        </legend>
        <p className="mt-1 text-ink-soft">{theme.text}</p>
        <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          {themeChoices.map((choice) => (
            <Checkbox
              key={choice}
              type="radio"
              name="theme"
              value={choice}
              checked={choice === chosen}
              onChange={() => dispatch(chooseTheme(choice))}
              className="gap-2.5"
              label={theme.choices[choice]}
            />
          ))}
        </div>
      </fieldset>
    </section>
  );
}
