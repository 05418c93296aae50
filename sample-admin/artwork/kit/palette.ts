/** One colour world, seven times of day. */

/** Times of day a scene can be set in. */
export type Time = 'fajar' | 'pagi' | 'siang' | 'sore' | 'senja' | 'malam' | 'kabut';

/** The brand's core colours, the root of every palette. */
export const core = {
  deepSea: '#0E3B43',
  lagoon: '#178A8E',
  marigold: '#F2A51E',
  terracotta: '#C2553A',
  cream: '#FBF2E0',
  volcanic: '#46494A',
  leaf: '#5E8F3E',
  jungle: '#1F5B46',
  sand: '#EFD9B0',
  stone: '#9A938A',
  thatch: '#8A6A45',
  wood: '#7A4A30',
} as const;

/** Colours of one time of day. */
export interface Palette {
  time: Time;
  /** Sky from zenith to horizon, five stops. */
  sky: readonly [string, string, string, string, string];
  sun: string;
  glow: string;
  cloudLit: string;
  cloudShade: string;
  /** Air between layers; far and near are the two ends of the land's depth scale. */
  haze: string;
  far: string;
  near: string;
  ink: string;
  /** Edge light. */
  rim: string;
  sea: readonly [far: string, mid: string, near: string];
  glint: string;
  leaf: readonly [lit: string, mid: string, dark: string];
  /** How strongly direct light and shade tint a local colour, 0…1. */
  warmth: number;
  dim: number;
}

const make = (p: Palette): Palette => p;

/** All palettes by time of day. */
export const palettes: Record<Time, Palette> = {
  fajar: make({
    time: 'fajar',
    sky: ['#2A6470', '#6FA19F', '#D9C3A0', '#F6C793', '#FCDDA6'],
    sun: '#FFF3CF',
    glow: '#FFD48A',
    cloudLit: '#FFE2B4',
    cloudShade: '#D9A489',
    haze: '#F7CFA0',
    far: '#8FA29D',
    near: '#12444B',
    ink: '#0A2A32',
    rim: '#FFD28C',
    sea: ['#F3C795', '#6F9C9A', '#14505A'],
    glint: '#FFE9B8',
    leaf: ['#B9A94F', '#3F7450', '#123F40'],
    warmth: 0.3,
    dim: 0.5,
  }),
  pagi: make({
    time: 'pagi',
    sky: ['#4FA5AE', '#8CC6C3', '#C4E0D2', '#EDECD0', '#FBF0CF'],
    sun: '#FFFBE6',
    glow: '#FFF0BD',
    cloudLit: '#FFFBEC',
    cloudShade: '#C3DCD2',
    haze: '#E9EFD6',
    far: '#8DBBB0',
    near: '#155049',
    ink: '#0B333A',
    rim: '#FFF0AE',
    sea: ['#BFE3D6', '#4FB3B0', '#12707A'],
    glint: '#FFFBE0',
    leaf: ['#BFCB56', '#5B9A4C', '#17514A'],
    warmth: 0.18,
    dim: 0.38,
  }),
  siang: make({
    time: 'siang',
    sky: ['#15808F', '#3BA3AC', '#7CC6C4', '#BCE2D6', '#E3F0DF'],
    sun: '#FFFFF2',
    glow: '#FFF8DC',
    cloudLit: '#FFFDF3',
    cloudShade: '#B4DAD6',
    haze: '#D3EADF',
    far: '#79B4B2',
    near: '#134C4B',
    ink: '#0A343B',
    rim: '#FFF6CC',
    sea: ['#8FD3CC', '#25A5A8', '#0C6673'],
    glint: '#F4FFF4',
    leaf: ['#A9C650', '#4B9350', '#145048'],
    warmth: 0.1,
    dim: 0.36,
  }),
  sore: make({
    time: 'sore',
    sky: ['#4C8A8C', '#93AC95', '#E0C483', '#F8C566', '#FDDC94'],
    sun: '#FFF4C8',
    glow: '#FFCB66',
    cloudLit: '#FFE6AE',
    cloudShade: '#D89C62',
    haze: '#F8CE86',
    far: '#B39F74',
    near: '#24463F',
    ink: '#14302F',
    rim: '#FFD877',
    sea: ['#F4C877', '#6E9F8F', '#1B5A5C'],
    glint: '#FFEBAE',
    leaf: ['#D3B548', '#6F8B3F', '#24493A'],
    warmth: 0.34,
    dim: 0.46,
  }),
  senja: make({
    time: 'senja',
    sky: ['#103B49', '#356672', '#B2725F', '#EE9046', '#FCC765'],
    sun: '#FFEDB8',
    glow: '#FFA945',
    cloudLit: '#FFBC6A',
    cloudShade: '#A2574F',
    haze: '#EE9856',
    far: '#8F6668',
    near: '#0F3640',
    ink: '#07222B',
    rim: '#FFB457',
    sea: ['#F0A05A', '#8A6C66', '#0F3F4B'],
    glint: '#FFD68A',
    leaf: ['#B58438', '#38604A', '#0D3539'],
    warmth: 0.38,
    dim: 0.6,
  }),
  malam: make({
    time: 'malam',
    sky: ['#051D28', '#0A303D', '#144A55', '#2B6A6E', '#5A938B'],
    sun: '#FBF3D9',
    glow: '#9CCFC0',
    cloudLit: '#6FA8A0',
    cloudShade: '#17474F',
    haze: '#3B7877',
    far: '#2C666B',
    near: '#072630',
    ink: '#031720',
    rim: '#A9D8C6',
    sea: ['#4B8985', '#174E58', '#06232D'],
    glint: '#E3F0D6',
    leaf: ['#4E8C6C', '#17504E', '#06282F'],
    warmth: 0.22,
    dim: 0.72,
  }),
  kabut: make({
    time: 'kabut',
    sky: ['#7FA8A6', '#A9C4BA', '#D3D8C4', '#F0E3C6', '#F9EACB'],
    sun: '#FFFAEA',
    glow: '#FFF1D0',
    cloudLit: '#F8F3E4',
    cloudShade: '#BECBC3',
    haze: '#EEE6D0',
    far: '#B2C5BC',
    near: '#24504F',
    ink: '#12383C',
    rim: '#FFEFC8',
    sea: ['#DDE2D5', '#93B1AB', '#3C6D70'],
    glint: '#FFFBEC',
    leaf: ['#A5B07A', '#5D8467', '#2A5550'],
    warmth: 0.14,
    dim: 0.4,
  }),
};
