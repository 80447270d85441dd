/**
 * Words of both languages, grouped by subject. The groups are fixed; whether a group indicates spam is learned from the
 * marks.
 */
export const wordClasses = {
  you: /\b(you|your|yours|usted|ustedes|su|sus|tu|le|les)\b/g,
  me: /\b(my|mine|our|we|us|mi|mis|nuestr[oa]s?|tengo|tenemos)\b/g,
  web: /\b(web ?sites?|site|homepage|pages?|google|seo|rank\w*|search|online|digital|domain|hosting|traffic|links?|backlinks?|blog|posts?|facebook|instagram|social|reviews?|listing|maps|app|software|platform|ai|chatbot|bots?|crm|automat\w*|pagina|sitio|buscador\w*|redes|publicidad|dominio|enlaces?|resenas?|plataforma|sistema|inteligencia)\b/g,
  trade:
    /\b(business|businesses|company|companies|clients?|customers?|leads?|sales|marketing|revenue|owners?|agency|brand|partner\w*|contractors?|landscapers|opportunity|campaign\w*|empresas?|negocios?|clientes?|ventas|ingresos|agencia|marca|dueno|oportunidad|contratistas|jardineros|prospectos)\b/g,
  money:
    /\b(loans?|funding|capital|credit|invest\w*|bank|payments?|fees?|cash|crypto|bitcoin|insurance|tax|taxes|grants?|million|prestamos?|credito|inver\w*|banco|pagos?|dinero|efectivo|seguros?|impuestos?|millones)\b/g,
  offer:
    /\b(free|offer\w*|discount|guarantee\w*|only|per month|monthly|starting at|demo|trial|samples?|proposal|packages?|pricing|prices?|quotation|factory|wholesale|manufacturer|supplier|gratis|ofrec\w*|oferta|descuento|garanti\w*|mensual\w*|al mes|muestras?|propuesta|paquetes?|fabrica|mayoreo|proveedor\w*|sin compromiso)\b/g,
  ask: /\b(interested|reply|respond|click|schedule a|quick|minutes|call this week|zoom|let me know|would you|can i|may i|should i|shall i|interesa\w*|responda|minutos|llamada|le mando|le envio|puedo|quiere)\b/g,
  greeting: /\b(dear|sir|madam|greetings|hope you|estimad[oa]s?|cordial|reciba)\b/g,
  home: /\b(yard|house|home|backyard|front|driveway|fence|neighbor\w*|street|hoa|gate|patio|casa|vecin[oa]s?|cerca|entrada|calle|porton)\b/g,
} satisfies Record<string, RegExp>;
