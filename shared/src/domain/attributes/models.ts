/** Models that people search for, by make or brand: public knowledge of what is common in North Cyprus. */
export const models: Readonly<Record<string, string>> = {
  Audi: 'A3, A4, A6, Q3, Q5',
  BMW: '116i, 118i, 318i, 320d, 320i, 520d, X1, X3, X5',
  Citroën: 'C3, C4, Berlingo',
  Fiat: '500, Egea, Punto, Doblo',
  Ford: 'Fiesta, Focus, Mondeo, Kuga, Transit, Ranger',
  Honda: 'Civic, Fit, Jazz, Accord, CR-V, HR-V, Vezel, Insight, Grace',
  Hyundai: 'i10, i20, i30, Accent, Tucson',
  Isuzu: 'D-Max, NPR',
  Kia: 'Picanto, Rio, Ceed, Sportage',
  'Land-Rover': 'Freelander, Discovery, Defender, Range Rover',
  Mazda: 'Demio, Mazda 2, Mazda 3, Mazda 6, CX-5, RX-8',
  'Mercedes-Benz': 'A180, C180, C200, E200, E220, Sprinter, Vito',
  Mini: 'Cooper, Countryman',
  Mitsubishi: 'Colt, Lancer, L200, Outlander, Pajero',
  Nissan: 'March, Micra, Note, Leaf, Juke, Qashqai, X-Trail, Navara',
  Opel: 'Corsa, Astra, Insignia, Mokka',
  Peugeot: '206, 208, 308, 2008, 3008',
  Renault: 'Clio, Megane, Symbol, Captur, Kangoo',
  Škoda: 'Fabia, Octavia, Superb',
  Suzuki: 'Swift, Vitara, Jimny, Alto',
  Toyota: 'Vitz, Yaris, Auris, Corolla, Aqua, Passo, C-HR, RAV4, Prius, Hilux',
  Volkswagen: 'Polo, Golf, Passat, Tiguan, Caddy, Transporter',
  Volvo: 'S40, V40, XC60, XC90',
  Kawasaki: 'Ninja, Z, Versys',
  SYM: 'Fiddle, Jet, Symphony',
  Vespa: 'Primavera, Sprint, GTS',
  Yamaha: 'Fascino, NMAX, XMAX, MT-07, R6',
  Apple: 'iPhone, iPad, MacBook, Apple Watch, AirPods',
  Samsung: 'Galaxy',
  Xiaomi: 'Redmi, Poco',
  Sony: 'PlayStation 4, PlayStation 5',
}

/** The common models of a make; none for one that has no list. */
export function modelsOf(make: string | undefined): readonly string[] {
  const list = make !== undefined && Object.hasOwn(models, make) ? models[make] : undefined
  return list?.split(', ') ?? []
}
