import type { Category, Subcategory } from '#domain/category-tree.ts'
import type { City } from '#domain/location.ts'

/**
 * Words for the listings of some categories or subcategories, in Turkish, English and a few other languages. `,`
 * separates ways to say one thing, `;` separates things.
 */
export type ScopeWords = {
  /** Empty: the words belong to no category. */
  readonly scope: readonly (Category | Subcategory)[]
  /**
   * They name everything in the scope: each of its listings is found by them. One word of a phrase such as
   * `car battery` also finds them, but after the listings that the word names.
   */
  readonly names?: string
  /** They name a thing in the scope: a listing whose title has one of the words is found by the others. */
  readonly things?: string
  /** As `names`, unless the title says that it is to let. */
  readonly presumed?: string
}

/** The ways to say that something is to let. */
export const toLet = 'kiralık, kiraya, kira, rent, rental, let, аренда, اجاره, إيجار'

/** The ways to say that something is for sale. */
export const forSale = 'satılık, sale, продажа'

/** The words that people search by, besides those of the titles (specification, section 7.2). */
export const searchWords: readonly ScopeWords[] = [
  { scope: [], things: `${toLet}; ${forSale}; eşyalı, mobilyalı, furnished; stüdyo, studio, 1+0` },
  { scope: [], things: 'yeni, sıfır, new, unopened, açılmamış' },
  { scope: [], things: 'deniz manzaralı, sea view; havuzlu, havuz, pool; bahçe, bahçeli, garden' },
  {
    scope: [],
    things: 'otomatik, otomatik vites, automatic; dizel, diesel, mazot; benzin, petrol',
  },
  { scope: [], things: 'matematik, maths; fizik, physics; ingilizce, english; türkçe, turkish' },
  { scope: [], things: 'öğrenci, student; çocuk, kids, children; ahşap, wooden; deri, leather' },
  { scope: [], things: 'doğum günü, birthday; mezuniyet, graduation' },
  { scope: [], things: 'siyah, black; beyaz, white; mavi, blue; kırmızı, red; yeşil, green' },

  { scope: ['Vehicles'], names: 'araç, vasıta, taşıt, vehicle' },
  {
    scope: ['Cars for Sale'],
    names: `araba, otomobil, oto, car, auto, машина, авто, ماشین, سيارة; ${forSale}`,
    things: 'jip, jeep, suv, 4x4, cip; pikap, pickup, çift kabin, Navara, Hilux; sedan, saloon',
  },
  {
    scope: ['Cars for Rent'],
    names: `kiralık araba, kiralık araç, araba kiralama, araç kiralama, rent a car, rent a kar, car hire, car rental; ${toLet}`,
  },
  {
    scope: ['Tyres, Batteries, Oils, & Accessories'],
    names: 'lastik, akü, yağ ve aksesuar',
    things:
      'lastik, tyre, tire; akü, battery, car battery; motor yağı, engine oil; teyp, car stereo',
  },
  {
    scope: ['Car Spare Parts'],
    names: 'yedek parça, oto yedek parça, çıkma parça, spare part',
    things: 'jant, rim, alloy; far, headlight, headlamp; tampon, bumper; şanzıman',
  },
  {
    scope: ['Motorcycles & Accessories'],
    names: 'motosiklet, motor, motorbike, motorcycle, motor siklet, motosiklet ve aksesuar',
    things: 'scooter, moped, vespa; kask, helmet',
  },
  {
    scope: ['Boats - Watercraft'],
    names: 'tekne, boat, deniz araçları',
    things: 'bot, dinghy; yat, yelkenli, yacht; jet ski',
  },
  {
    scope: ['Heavy Trucks, Buses & Other Vehicles'],
    names: 'kamyon, otobüs, diğer araçlar',
    things:
      'kamyon, kamyonet, truck, lorry; otobüs, bus; minibüs, minibus; traktör, tractor; iş makinesi, forklift; karavan, caravan; bisiklet, bicycle, bike',
  },

  { scope: ['Real Estate'], names: 'emlak, gayrimenkul, konut, property, real estate' },
  {
    scope: ['Apartments', 'Houses', 'Land', 'Commercial Properties', 'Other Real Estate'],
    presumed: forSale,
  },
  {
    scope: ['Apartments'],
    names:
      'daire, apartman, flat, apartment, квартира, kvartira, شقة, apartman evi, apartment house, apartment home',
    things: 'dubleks, duplex, dublex; residence, rezidans',
  },
  {
    scope: ['Houses'],
    names: 'ev, house, home, дом, خانه',
    things:
      'villa; müstakil, detached; bungalov, bungalow; köy evi, village house; taş ev, stone house; ikiz villa, twin villa',
  },
  {
    scope: ['Land'],
    names: 'arsa, arazi, parsel, land, plot, dönüm',
    things: 'tarla, field; zeytinlik, olive grove',
  },
  {
    scope: ['Room Rentals'],
    names: `oda, room, kiralık oda, комната, اتاق; ev arkadaşı, roommate, flatmate, shared flat; ${toLet}`,
    things: 'yurt, pansiyon, dorm, dormitory, hostel',
  },
  {
    scope: ['Commercial Properties'],
    names: 'iş yeri, işyeri, ticari emlak, commercial property',
    things: 'dükkan, shop; ofis, office; devren',
  },
  {
    scope: ['Other Real Estate'],
    names: 'diğer emlak',
    things: 'depo, warehouse; garaj, garage; komple bina',
  },

  { scope: ['Electronics'], names: 'elektronik, electronic' },
  {
    scope: ['Mobile Phones'],
    names:
      'telefon, cep telefonu, akıllı telefon, cep, phone, mobile, mobile phone, smartphone, телефон, tel, tlf',
    things: 'iphone, i phone, ayfon; xiaomi, şaomi',
  },
  {
    scope: ['Laptops'],
    names: 'laptop, lap top, dizüstü, notebook, dizüstü bilgisayar; bilgisayar, computer',
    things: 'macbook, mac book',
  },
  { scope: ['Tablets'], names: 'tablet' },
  {
    scope: ['Gaming Consoles', 'Video Games'],
    things: 'ps5, playstation 5; ps4, playstation 4; playstation, play station, pley; xbox, x box',
  },
  { scope: ['Gaming Consoles'], names: 'konsol, oyun konsolu, console' },
  {
    scope: ['Accessories'],
    names: 'aksesuar, accessory',
    things:
      'kulaklık, headphone, earphone, airpod; şarj aleti, charger; powerbank, power bank; kılıf, phone case; akıllı saat, smart watch, saat, watch',
  },
  {
    scope: ['Other Electronics'],
    names: 'diğer elektronik',
    things:
      'televizyon, tv; monitör, monitor, ekran; masaüstü, desktop, pc; kamera, fotoğraf makinesi, camera, Canon, Nikon; hoparlör, speaker; yazıcı, printer; drone',
  },

  { scope: ['Home Appliances'], names: 'beyaz eşya, ev aletleri, white goods, appliance' },
  {
    scope: ['Microwaves & Ovens'],
    names: 'mikrodalga ve fırın',
    things: 'fırın, oven, cooker; mikrodalga, microwave; ocak, hob, cooker',
  },
  { scope: ['Blenders'], names: 'blender' },
  {
    scope: ['Water Boilers'],
    names: 'su ısıtıcı, boiler',
    things:
      'kettle, su ısıtıcı, ketıl; çaydanlık, çay makinesi, tea maker; kahve makinesi, coffee machine',
  },
  {
    scope: ['Pans & Cookware'],
    names: 'tencere ve tava, cookware',
    things: 'tencere, pot; tava, pan',
  },
  {
    scope: ['Dishes & Utensils'],
    names: 'tabak ve mutfak gereçleri, dish',
    things: 'tabak, plate; bardak, glasses',
  },
  { scope: ['Irons'], names: 'ütü, iron' },
  { scope: ['Vacuum Cleaners'], names: 'süpürge, elektrikli süpürge, vacuum, hoover' },
  { scope: ['Heaters'], names: 'ısıtıcı, heater', things: 'soba, stove; şömine, fireplace' },
  { scope: ['Fans'], names: 'vantilatör, pervane, fan' },
  { scope: ['Routers'], names: 'modem, router, wifi, wi fi' },
  {
    scope: ['Other Appliances'],
    names: 'diğer ev aletleri',
    things:
      'buzdolabı, buz dolabı, fridge, refrigerator; dondurucu, derin dondurucu, freezer; çamaşır makinesi, washing machine; bulaşık makinesi, dishwasher; kurutma makinesi, dryer; klima, air conditioner, ac',
  },

  { scope: ['Furniture'], names: 'mobilya, furniture, мебель' },
  {
    scope: ['Desks & Chairs'],
    names: 'masa ve sandalye',
    things: 'çalışma masası, desk; sandalye, chair; ofis koltuğu, office chair',
  },
  { scope: ['Desks & Chairs', 'Other Furniture'], things: 'masa, table, desk' },
  {
    scope: ['Beds & Mattresses'],
    names: 'yatak, bed, mattress, yatak ve karyola',
    things: 'karyola, baza, bed frame; ranza, bunk bed',
  },
  {
    scope: ['Sofas'],
    names: 'koltuk, kanepe, çekyat, sofa, couch',
    things: 'köşe takımı, corner sofa; oturma grubu; berjer, armchair',
  },
  {
    scope: ['Blankets & Bedding'],
    names: 'battaniye ve nevresim, bedding',
    things: 'battaniye, blanket; yorgan, duvet; nevresim, bedding; yastık, pillow',
  },
  {
    scope: ['Home Decor'],
    names: 'ev dekorasyonu, dekorasyon, decor',
    things: 'ayna, mirror; lamba, masa lambası, lamp; avize, chandelier; vazo, vase',
  },
  { scope: ['Carpets'], names: 'halı, kilim, carpet, rug' },
  { scope: ['Curtains'], names: 'perde, curtain', things: 'jaluzi, blind' },
  {
    scope: ['Other Furniture'],
    names: 'diğer mobilya',
    things: 'dolap, gardırop, gardolap, wardrobe; kitaplık, bookshelf; yemek masası, dining table',
  },

  { scope: ['Education'], names: 'eğitim, education' },
  { scope: ['Calculators'], names: 'hesap makinesi, calculator' },
  {
    scope: ['Lab Coats & Medical Supplies'],
    names: 'laboratuvar önlüğü ve tıbbi malzeme',
    things: 'önlük, lab coat; stetoskop, stethoscope',
  },
  { scope: ['Engineering Tools'], names: 'mühendislik aletleri, engineering tool' },
  { scope: ['Stationery & Art Supplies'], names: 'kırtasiye, sanat malzemeleri, stationery' },
  {
    scope: ['Tutoring Services', 'Tutoring', 'Online Courses & Tutorials'],
    names: 'ders, özel ders, lesson; öğretmen, tutor, tutoring; kurs, course',
    things: 'ielts; yös',
  },
  { scope: ['Online Courses & Tutorials'], names: 'çevrimiçi kurs, online course' },
  { scope: ['Tutoring Services'], names: 'özel ders hizmetleri' },
  {
    scope: ['Books & Study Notes'],
    names: 'kitap, book, ders notu, study note',
    things: 'ders kitabı, textbook; roman, novel',
  },
  { scope: ['eBooks & Digital Resources'], names: 'e kitap, ebook, dijital kaynak' },
  { scope: ['Other Study Supplies'], names: 'diğer eğitim malzemeleri' },
  {
    scope: ['Bags & Backpacks', "Women's Accessories"],
    things: 'çanta, bag, handbag; sırt çantası, backpack',
  },
  { scope: ['Bags & Backpacks'], names: 'çanta, sırt çantası, bag' },

  { scope: ['Fashion'], names: 'moda, fashion, giyim, clothing' },
  { scope: ["Men's Clothing & Shoes"], names: 'erkek giyim, erkek ayakkabı' },
  { scope: ["Women's Clothing & Shoes"], names: 'kadın giyim, kadın ayakkabı' },
  {
    scope: ["Women's Clothing & Shoes", "Men's Clothing & Shoes"],
    things:
      'ayakkabı, shoe, heel; elbise, dress; mont, ceket, jacket; gelinlik, wedding dress; tişört, t-shirt',
  },
  { scope: ["Men's Accessories"], names: 'erkek aksesuar' },
  { scope: ["Women's Accessories"], names: 'kadın aksesuar' },
  {
    scope: ["Men's Accessories", "Women's Accessories"],
    things:
      'saat, kol saati, watch; kolye, necklace; kemer, belt; cüzdan, wallet; takı, jewellery, necklace',
  },

  { scope: ['Hobbies & Entertainment'], names: 'hobi, eğlence, hobby' },
  {
    scope: ['Musical Instruments'],
    names: 'müzik aleti, enstrüman, musical instrument',
    things: 'gitar, guitar; bağlama, saz; piyano, piano; keman, violin',
  },
  {
    scope: ['Board Games'],
    names: 'kutu oyunu, board game',
    things: 'satranç, chess; tavla, backgammon',
  },
  { scope: ['Video Games'], names: 'video oyunu, video game', things: 'oyun, game' },
  { scope: ['Art Supplies'], names: 'sanat malzemeleri, art supply', things: 'boya, paint' },
  { scope: ['Posters'], names: 'poster' },
  {
    scope: ['Camping Gear'],
    names: 'kamp, camping, kamp malzemeleri',
    things: 'çadır, tent; uyku tulumu, sleeping bag',
  },

  { scope: ['Self-Care'], names: 'kişisel bakım' },
  { scope: ['Skincare'], names: 'cilt bakımı, skincare', things: 'krem, cream; sabun, soap' },
  {
    scope: ['Haircare'],
    names: 'saç bakımı, haircare',
    things: 'şampuan, shampoo; saç kurutma makinesi, fön, hair dryer',
  },
  { scope: ['Makeup'], names: 'makyaj, makeup', things: 'ruj, lipstick' },

  { scope: ['Pets'], names: 'evcil hayvan, hayvan, pet', things: 'sahiplendirme, adoption' },
  { scope: ['Cats'], names: 'kedi, cat, кошка', things: 'yavru kedi, kitten' },
  { scope: ['Dogs'], names: 'köpek, dog, собака', things: 'yavru köpek, puppy' },
  {
    scope: ['Other Pets & Animals'],
    names: 'diğer hayvanlar',
    things:
      'kuş, bird, budgie; muhabbet kuşu, budgie; papağan, parrot; balık, fish; tavşan, rabbit',
  },
  {
    scope: ['Accessories & Pet Care Products'],
    names: 'aksesuar ve bakım ürünleri',
    things: 'mama, pet food; kafes, cage; tasma, collar; akvaryum, aquarium',
  },

  {
    scope: ['Jobs'],
    names: 'iş, iş ilanı, job, vacancy, работа, کار; eleman, personel, staff',
    things:
      'garson, waiter; aşçı, chef, cook; kurye, courier, delivery; şoför, driver; kasiyer, cashier; resepsiyonist, receptionist; çevirmen, tercüman, translator',
  },
  { scope: ['Part-time'], names: 'part time, yarı zamanlı, yarım gün' },
  { scope: ['Full-time'], names: 'full time, tam zamanlı' },
  { scope: ['Internships'], names: 'staj, internship' },
  { scope: ['Freelance Work'], names: 'freelance, freelance iş' },
  { scope: ['Remote Work'], names: 'uzaktan, uzaktan çalışma, evden çalışma, remote' },
  { scope: ['Campus Jobs'], names: 'kampüs işleri, campus job' },

  { scope: ['Services'], names: 'hizmet, service' },
  {
    scope: ['Cooking & Baking'],
    names: 'yemek, cooking, yemek ve pasta',
    things: 'pasta, cake; ev yemeği',
  },
  { scope: ['Tutoring'], names: 'özel ders' },
  { scope: ['Photography'], names: 'fotoğrafçı, fotoğrafçılık, photographer, photography' },
  {
    scope: ['Event Assistance'],
    names: 'organizasyon, event, etkinlik desteği',
    things: 'düğün, wedding',
  },
  { scope: ['Home Cleaning'], names: 'temizlik, ev temizliği, cleaning; temizlikçi, cleaner' },
  {
    scope: ['Other Services'],
    names: 'diğer hizmetler',
    things:
      'nakliye, nakliyeci, moving, move; tamir, tamirci, repair; usta, handyman; tesisatçı, plumber; elektrikçi, electrician',
  },
  { scope: ['Lost & Found'], names: 'kayıp ve bulunan' },
  { scope: ['Lost Items'], names: 'kayıp, kaybettim, lost, kayıp eşya' },
  { scope: ['Found Items'], names: 'bulundu, bulunan, found, bulunan eşya' },
]

/** How people spell the cities, beside the stored names. */
export const cityWords: Readonly<Record<City, string>> = {
  Lefkosia: 'lefkoşa, nicosia, никосия, лефкоша',
  Magusa: 'mağusa, gazimağusa, magosa, famagusta, фамагуста',
  Girne: 'kyrenia, kirenia, кирения, гирне',
  Guzelyurt: 'güzelyurt, morphou, omorfo, morfu',
  Lefke: 'lefka',
  Iskele: 'iskele, trikomo, искеле',
}

/** Makes, brands and a region: words of titles, with which a misspelt word is compared. */
export const knownNames =
  'Toyota, Honda, Mazda, Nissan, Suzuki, Mercedes, Volkswagen, Audi, Ford, Opel, Vauxhall, Mitsubishi, Rover, Hyundai, Kia, Peugeot, Renault, Citroën, Fiat, Škoda, Volvo, Subaru, Lexus, Isuzu, Yamaha, Kawasaki, Corolla, Civic, Vitz, Auris, Swift, Corsa, Freelander, Samsung, Xiaomi, Huawei, Nokia, Galaxy, Redmi, Lenovo, Asus, Acer, Toshiba, Playstation, Nintendo, Philips, Arçelik, Vestel, Beko, Bosch, Siemens, Tefal, Casio, Karpaz'
