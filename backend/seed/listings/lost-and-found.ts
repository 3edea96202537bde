import type { CategoryEntries } from '#seed/entry.ts'
import { inTheRoom, onThePavement, outdoors, tabletop } from '#seed/pictures/scenes/still-life.ts'
import { cat, dog } from '#seed/pictures/things/care.ts'
import { phone } from '#seed/pictures/things/electronics.ts'
import { backpack } from '#seed/pictures/things/study.ts'
import { keys, wallet } from '#seed/pictures/things/workshop.ts'

/** The form takes no price of 0, so people who want nothing, or offer a reward, write what they can. */
export const lostAndFound: CategoryEntries<'Lost & Found'> = {
  category: 'Lost & Found',
  entries: [
    {
      title: 'Lost: keys with a blue house tag, near Bandabuliya',
      description:
        'Saturday around noon, between the market and the Büyük Han. The price is the reward, in coffee.',
      price: 200,
      currency: 'TRY',
      sub: 'Lost Items',
      city: 'Lefkosia',
      condition: 'other',
      seller: 'elif',
      age: '9h',
      scene: onThePavement(keys()),
      pictures: 1,
    },
    {
      title: 'Lost tabby cat, answers to Zeytin',
      description:
        'Slipped out in Karaoğlanoğlu on Tuesday night. Shy, blue collar, torn left ear. Please look in your sheds. Reward.',
      price: 50,
      currency: 'GBP',
      sub: 'Lost Items',
      city: 'Girne',
      condition: 'other',
      seller: 'peter',
      age: '2d',
      scene: inTheRoom(cat('#a08a6c')),
      pictures: 2,
      contact: ['Phone Number', 'Whatsapp'],
    },
    {
      title: 'Lost: backpack on the Mağusa–Girne bus',
      description:
        'Green, with my passport copy and lecture notes. The notes matter more than you would think.',
      price: 30,
      currency: 'EUR',
      sub: 'Lost Items',
      city: 'Magusa',
      condition: 'other',
      seller: 'reza',
      age: '17d',
      scene: onThePavement(backpack('#2f5d4a')),
      pictures: 1,
      status: 'sold',
    },
    {
      title: 'Found: wallet with a student card, Long Beach',
      description:
        'Lay beside the promenade. Tell me the name on the card and it is yours. One lira because the form insists.',
      price: 1,
      currency: 'TRY',
      sub: 'Found Items',
      city: 'Iskele',
      condition: 'other',
      seller: 'hasan',
      age: '4h',
      scene: onThePavement(wallet('#5b3a29')),
      pictures: 1,
      contact: ['In-App Chat'],
    },
    {
      title: 'Found young dog, black, red collar, no chip',
      description: 'Followed me home from the olive press. Well fed, misses somebody.',
      price: 1,
      currency: 'TRY',
      sub: 'Found Items',
      city: 'Lefke',
      condition: 'other',
      seller: 'kemal',
      age: '1d',
      scene: outdoors(dog('#3b3a40', 'up')),
      pictures: 2,
    },
    {
      title: 'Found a phone at the bus stop, NEU',
      description: 'It rings, but with a lock I cannot answer. Call it once more at seven.',
      price: 1,
      currency: 'USD',
      sub: 'Found Items',
      city: 'Lefkosia',
      condition: 'other',
      seller: 'amina',
      age: '12d',
      scene: tabletop(phone('#b8324a')),
      pictures: 0,
    },
  ],
}
