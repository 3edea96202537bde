import { foldText } from '#domain/text/fold-text.ts'

/** A number, or the beginning of a word that says what a number would: rooms, furnishing, who offers it, gearbox, fuel, body. Or that something is near. */
const telling =
  /\d|stud[iy]o|furnish|esya[ls]|mobilya[ls]|owner|sahibinden|landlord|emlakci|agen[ct]|bedroom|\bbed\b|yatak oda|automat|otomat|manu[ae]l|\bduz\b|diesel|dizel|mazot|petrol|gasoline|benzin|h[iy]brid|hibrit|elec?k?tri|lpg|\bsuv\b|pick ?up|pikap|saloon|sedan|estate car|station wagon|convertible|cabrio|kabriyo|ustu acik|stick shift|\bnear|close to|walk|yuru|yakin/u

/** Whether `understandText`, which is larger, may understand a text. */
export function mayBeUnderstood(text: string): boolean {
  return telling.test(foldText(text))
}
