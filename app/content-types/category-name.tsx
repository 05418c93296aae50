// The English category names: with `lang="en"` screen readers pronounce them correctly.
const english = new Set(
  `Thematic|Religious|Cultural|Historical|Study Tour|Industrial Visit|Camping|Nature Adventure|Extreme Sport|Healing|
Gathering|Outbound|VIP Private|Roadtrip|Boutique Hotel|Hostel|Glamping|Camping Ground|Themepark|Event & Workshop|
Shuttle|Cargo|Big Bus|Medium Bus|Luxury|ELF Long|Commuter|SUV|Camper Van|Overland Trip|Family Gathering|Graduation|
Wedding|Sport Event|Show|Outdoor|Sound System/Lighting/LED|Sound System|Lighting|LED|Laptop|Printer|Merchandise|Update|
Viral`
    .replaceAll('\n', '')
    .split('|'),
);

/** A category's name, marked with its language. */
export function CategoryName({ label }: { label: string }) {
  return english.has(label) ? <span lang="en">{label}</span> : label;
}
