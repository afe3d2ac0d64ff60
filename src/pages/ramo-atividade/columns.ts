/** As many parameters beside each other as the page holds. */
export const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' };
