import { GlobalStyles } from '@mui/material';
import { memo } from 'react';
import { estiloDaGrade } from './estilo.ts';

/** What the month's readings look like (`estilo.ts`), in the theme at hand. */
export const Estilo = memo(() => <GlobalStyles styles={estiloDaGrade} />);
