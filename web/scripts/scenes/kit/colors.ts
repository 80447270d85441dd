/** The site's colours (the tokens of src/styles), and those that only drawings need. */
export const ink = '#16302c';
export const palm = ['#0c3327', '#12493a', '#1c6349', '#2e8059', '#56a468', '#93c77f'] as const;
export const sand = ['#fbf3e2', '#f3e4c6', '#e3ca9c', '#c9a66f', '#a9804f', '#8a6237', '#6d4c2b'] as const;
export const gulf = ['#0b4a54', '#11707a', '#2a979c', '#74c4c2', '#c3e7e2'] as const;
export const sunset = ['#c8472b', '#e8683f', '#f2935a', '#f8be83', '#fde3c2'] as const;
export const amber = ['#c77a1e', '#eda136', '#f8c368', '#fce7a8'] as const;
export const stone = ['#2a423e', '#5d6f6c', '#8fa09c', '#b9b19d', '#d8d2c2', '#fffbf3'] as const;
export const night = ['#131b38', '#1c2a52', '#34406f', '#6b5a86', '#b9788f', '#e9a38b'] as const;
