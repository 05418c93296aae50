import 'react';

// Attributes that React 18 renders but does not type.
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: 'show' | 'hide';
  }
  interface DetailsHTMLAttributes<T> {
    name?: string;
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: 'high' | 'low';
  }
}
