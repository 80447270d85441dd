import type { Language } from '@sandhill/company/language.js';
import { tokenize } from '@sandhill/company/tokenize.js';

/** Stop words, which do not show what a visitor asks about. */
const empty: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `a about after all also am an and any anyone are as at be been before but by can could did do does doing for from get got had happen happens has have
     hello help hi how i if im in is it its just know like long me mean much my need new not of on one or our out please say so some take
     tell than thank thanks that the their them then there these they this to too up us use very want was we were what when
     where which who why will with would yes you your`.split(/\s+/),
  ),
  es: new Set(
    `a al algo despues falta pasa tarda alguien algun alguna buenas bueno buenos como con cual cuando de del desde dia dias donde el ella ellos en era
     es esa ese eso esta estan estas este esto estoy favor gracias ha hace hacen hacer hay he hola la las le les lo los mas
     me mi mis mucho muy necesito ni no nos nuestra nuestro o para pero por porque puede pueden puedo que quiero quien
     saber se ser si sin sobre son soy su sus tal tambien tardes te tengo tiene tienen todo tu un una unas uno unos usted
     ustedes y ya yo`.split(/\s+/),
  ),
};

export function keywords(text: string, language: Language): string[] {
  const said = tokenize(text).filter((word) => word.length > 2 && !empty[language].has(word));
  return [...new Set(said)];
}
