#!/usr/bin/env perl
# A bot in another language: takes what brings the most points, else whatever is first in its own order of tastes.
# landsraad play imperium --seats "human,run:perl docs/examples/bot.pl,house"
use strict;
use warnings;
use JSON::PP;

$| = 1;    # every answer goes out at once
binmode STDIN,  ':encoding(UTF-8)';
binmode STDOUT, ':encoding(UTF-8)';
my $json = JSON::PP->new;
my @likes = qw(win conquer acquire buy send attack deploy gain draw);

while (my $line = <STDIN>) {
    my $message = $json->decode($line);
    next unless $message->{ask};    # the first line says who we are and what is played
    my ($best, $most) = (undef, -1);
    for my $choice (@{ $message->{choices} }) {
        my $worth = 0;
        for my $i (0 .. $#likes) {
            $worth = @likes - $i if !$worth && $choice->{text} =~ /\b$likes[$i]/i;
        }
        ($best, $most) = ($choice, $worth) if $worth > $most;
    }
    print $json->encode({ ask => $message->{ask}, action => $best->{action} }), "\n";
}
