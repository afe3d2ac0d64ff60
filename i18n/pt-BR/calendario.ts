/** Texts of the calendar that opens from a date, used as `calendario.…`. */
export default {
  open: 'Abrir o calendário (Alt+↓)',
  title: 'Calendário: %{label}',
  failed: 'O calendário não pôde ser aberto agora; a data pode ser digitada.',
};
