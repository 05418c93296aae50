const labels = {
  pakets:
    'Thematic, Religious, Cultural, Historical, Study Tour, Industrial Visit, Camping, Nature Adventure, Extreme Sport, Healing, Gathering, Outbound, VIP Private, Roadtrip',
  akomodasis:
    'Hotel Bintang 2-5, Boutique Hotel, Resort Alam, Villa Private, Homestay, Glamping, Hostel, Camping Ground',
  transportasis:
    'Big Bus, Medium Bus, Luxury, ELF Long, Commuter, Mobil Keluarga, SUV, Motor, Camper Van, Lepas Kunci, Antar Jemput Bandara, Handling Bandara, Overland Trip, Roadtrip',
  tickets: 'Themepark, Event & Workshop, Reservasi Kapal / Kereta, Reservasi Bus & Travel, Shuttle, Cargo',
  events: 'Seminar, Komunitas, Family Gathering, Graduation, Wedding, Sport Event, Show',
  attractions: 'Wisata Alam, Wisata Keluarga, Wisata Edukasi, Wisata Petualangan, Healing, Wisata Kreatif, Outdoor',
  fasilitas:
    'Booth/Panggung, Sound System/Lighting/LED, Dokumentasi, Proyektor/Laptop/Printer, Merchandise, Souvenir Lokal, P3K & Tim Medis, Perizinan',
  blogs: 'Informatif, Edukasi, Promosi, Update, Viral',
};

/** Each collection's categories in order. `Semua` is the chip for no category. */
export const specifiedCategories = Object.fromEntries(
  Object.entries(labels).map(([collection, text]) => [collection, text.split(', ')]),
) as Record<keyof typeof labels, string[]>;
